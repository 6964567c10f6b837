-- For wrk: every request is a transfer of one unit from spot to otc under a key of its own, by a customer whom the dice choose.
-- Arguments: file with a cookie in each line, origin.
local cookies = {}
local given = {}
local body = '{"coin":"USDT","from":"spot","to":"otc","amount":"0.000001"}'
local started = 0

function setup(thread)
  started = started + 1
  thread:set("seed", os.time() * 100 + started)
end

function init(args)
  math.randomseed(seed)
  for line in io.lines(args[1]) do cookies[#cookies + 1] = line end
  given = {
    ["content-type"] = "application/json",
    ["origin"] = args[2],
    ["sec-fetch-site"] = "same-origin",
    ["terminaltype"] = "1",
    ["deviceid"] = "bench",
  }
end

local function key()
  local part = function() return math.random(0, 65535) end
  return string.format("%04x%04x-%04x-4%03x-8%03x-%04x%04x%04x", part(), part(), part(), part() % 4096, part() % 4096, part(), part(), part())
end

function request()
  given["cookie"] = cookies[math.random(#cookies)]
  given["idempotency-key"] = key()
  return wrk.format("POST", nil, given, body)
end
