CREATE VIEW days AS SELECT * FROM 'days.parquet';
CREATE TABLE orders AS SELECT * FROM 'orders.csv';
COPY (
-- answer.sql
) TO 'answered.csv';
