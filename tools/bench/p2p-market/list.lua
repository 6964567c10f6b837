-- For wrk: every request asks for the first page of the list, as a visitor who is not logged in. Arguments: origin.
local given = {}
local body = '{"side":"buy","coinCode":"USDT","fiatCode":"EUR"}'

function init(args)
  given = {
    ["content-type"] = "application/json",
    ["origin"] = args[1],
    ["sec-fetch-site"] = "same-origin",
    ["terminaltype"] = "1",
  }
end

function request()
  return wrk.format("POST", nil, given, body)
end

function response(status, headers, body)
  if status ~= 200 or not string.find(body, "Bench ", 1, true) then wrk.thread:stop() end
end
