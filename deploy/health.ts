/** Asks whoever listens here: `node deploy/health.ts readyz 8081`, or `host:port`. Nobody, or one that says no, is unhealthy. */
const [path = 'healthz', ...ports] = process.argv.slice(2);

const answers = await Promise.all(
  ports.map((port) =>
    fetch(`http://${port.includes(':') ? port : `127.0.0.1:${port}`}/${path}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => undefined,
    ),
  ),
);
const heard = answers.filter((answer) => answer !== undefined);
process.exitCode = heard.length > 0 && heard.every(Boolean) ? 0 : 1;
