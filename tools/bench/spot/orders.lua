-- For wrk: every request is an order under an id of its own, a sale and a purchase at one price in turn, from one customer after the other.
-- Arguments: file with a cookie in each line, origin, how the ids of this run begin.
local cookies = {}
local given = {}
local run = ""
local count = 0
local body = '{"symbol":"BTCUSDT","side":"%s","type":"limit","price":"60000","quantity":"0.001","clientOrderId":"%s-%d","answer":"ack"}'

function init(args)
  for line in io.lines(args[1]) do cookies[#cookies + 1] = line end
  run = args[3]
  given = {
    ["content-type"] = "application/json",
    ["origin"] = args[2],
    ["sec-fetch-site"] = "same-origin",
    ["terminaltype"] = "1",
    ["deviceid"] = "bench",
  }
end

function request()
  count = count + 1
  given["cookie"] = cookies[count % #cookies + 1]
  return wrk.format("POST", nil, given, body:format(count % 2 == 0 and "sell" or "buy", run, count))
end
