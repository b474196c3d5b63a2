-- An integer as its digits: tostring writes 1.8e+15 from fifteen digits on.
local function whole(number) return string.format('%.0f', number) end
