import { createServer } from 'node:http';

/** The least that answering can be: node:http alone, which reads the request and sends the bytes that the api sent once. A process of its own. */
const [port = '', url = '', body = '', origin = ''] = process.argv.slice(2);
const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', terminaltype: '1' };
const answer = await fetch(url, { method: 'POST', headers, body });
const bytes = Buffer.from(await answer.arrayBuffer());
const sent = Object.fromEntries([...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)));

createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, sent).end(bytes));
}).listen(Number(port), '127.0.0.1');
