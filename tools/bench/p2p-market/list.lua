-- For wrk: requests for a page of the list by a visitor who is not logged in. Arguments: origin, and "plain" (the first page) or
-- "filtered" (each with an amount of its own, so that no two are the same question).
local given = {}
local isFiltered = false
local count = 0

function init(args)
  isFiltered = args[2] == "filtered"
  count = math.random(0, 1000000)
  given = {
    ["content-type"] = "application/json",
    ["origin"] = args[1],
    ["sec-fetch-site"] = "same-origin",
    ["terminaltype"] = "1",
  }
end

function request()
  local filters = ""
  if isFiltered then
    count = count + 1
    filters = string.format(',"amount":"%d.%02d","paymethodIds":["301","303"],"maxPayMinutes":30', 100 + count % 400, math.floor(count / 400) % 100)
  end
  return wrk.format("POST", nil, given, '{"side":"buy","coinCode":"USDT","fiatCode":"EUR"' .. filters .. "}")
end

function response(status, headers, body)
  if status ~= 200 or not string.find(body, "Bench ", 1, true) then wrk.thread:stop() end
end
