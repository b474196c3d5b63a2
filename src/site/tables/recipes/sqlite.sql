CREATE TEMP TABLE orders (calendar TEXT, start TEXT, days INTEGER, finish TEXT);
.import --csv --skip 1 --schema temp orders.csv orders
.mode csv
.headers on
-- answer.sql;
