// The table server and the client side by side: what changes in either is seen at once, and Ctrl-C
// ends both.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';

const ROOT = new URL('../../', import.meta.url).pathname;
const PORT = 5173;
const QUIET = 300; // milliseconds after the last change of several
let server, later;

function start() {
  const origins = `http://localhost:${PORT}`;
  const command = ['serve', '--no-open', '--origins', origins];
  server = spawn(`${ROOT}.venv/bin/mintmark`, command, { stdio: 'inherit' });
}

function restart() {
  if (server.exitCode !== null) return start(); // it did not come through the last change
  server.once('exit', start);
  server.kill('SIGTERM');
}

start();
const client = await createServer({ server: { port: PORT, strictPort: true } });
await client.listen();
client.printUrls();
const watching = watch(`${ROOT}src/mintmark`, { recursive: true }, (_, name) => {
  if (!name?.endsWith('.py')) return;
  clearTimeout(later);
  later = setTimeout(restart, QUIET);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    watching.close();
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await client.close();
    process.exit(0);
  });
}
