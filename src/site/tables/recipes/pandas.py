import pandas as pd

days = pd.read_csv("days.csv.gz", keep_default_na=False)
days = days.rename(columns={"business_day_number": "number", "is_business_day": "business"})
days = days[["calendar", "date", "number", "business"]]
orders = pd.read_csv("orders.csv", keep_default_na=False)

def at(column):
    return orders.merge(days, how="left", left_on=["calendar", column], right_on=["calendar", "date"])

s, f = at("start"), at("finish")
backward = (f.number - f.business) - (s.number - s.business)
orders["taken"] = (f.number - s.number).where(f.date >= s.date, backward)

number = s.number + orders.days + (1 - s.business).where(orders.days < 0, 0)
business = days[days.business == 1]
due = orders.assign(number=number).merge(business, how="left", on=["calendar", "number"])
orders["due"] = due.date.where(orders.days != 0, orders.start)
orders.to_csv("answered.csv", index=False)
