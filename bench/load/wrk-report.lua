-- One line of figures at the end; and, when KEYS_FILE names one, the keys of a file in turn.
local keys = {}
local turn = 0

local path = os.getenv("KEYS_FILE")
if path then
  for line in io.lines(path) do
    keys[#keys + 1] = line
  end
  request = function()
    turn = turn % #keys + 1
    return wrk.format(nil, nil, { ["Authorization"] = "Bearer " .. keys[turn], ["Host"] = wrk.host })
  end
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "REPORT %d %d %d %d %d %d %d\n",
    summary.requests, summary.duration, summary.bytes, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
