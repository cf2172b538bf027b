import { createServer } from 'node:net';
import { StartError } from './settings.ts';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 is no reason not to start.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Makes sure that nobody listens on a port of this machine yet.
 *
 * @param variable the environment variable that would change the port
 * @throws StartError in one sentence
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const free = await Promise.all([canListen(port, '127.0.0.1'), canListen(port, '::1')]);
  if (!free.every(Boolean)) {
    throw new StartError(
      `Port ${port} is in use by another program. End that one, or choose another port with ${variable}=….`,
    );
  }
}
