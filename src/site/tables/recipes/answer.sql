SELECT o.calendar, o.start, o.days, o.finish,
  CASE WHEN o.finish >= o.start
    THEN f.business_day_number - s.business_day_number
    ELSE f.business_day_number - f.is_business_day
       - s.business_day_number + s.is_business_day
  END AS taken,
  CASE WHEN o.days = 0 THEN s.date ELSE due.date END AS due
FROM orders o
JOIN days s ON s.calendar = o.calendar AND s.date = o.start
JOIN days f ON f.calendar = o.calendar AND f.date = o.finish
LEFT JOIN days due ON due.calendar = o.calendar AND due.is_business_day = 1
  AND due.business_day_number = s.business_day_number + o.days
    + CASE WHEN o.days < 0 THEN 1 - s.is_business_day ELSE 0 END
