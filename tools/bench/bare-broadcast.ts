import { WebSocketServer } from 'ws';

/** The least that a broadcast can be: one loop over the clients of a bare websocket server. A process of its own. */
const port = Number(process.argv[2]);
const server = new WebSocketServer({ host: '127.0.0.1', port, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  if (request.url !== '/feed') return;
  server.clients.delete(socket);
  socket.on('message', (raw: Buffer) => {
    // As a server would: the message is read and made again, once for all.
    const frame = Buffer.from(JSON.stringify(JSON.parse(raw.toString())));
    for (const client of server.clients) if (client.readyState === client.OPEN) client.send(frame, { binary: false });
  });
});
