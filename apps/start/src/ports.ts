import { createServer } from 'node:net';
import { StartError } from './settings.ts';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Not an error: the machine has no IPv6.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks that a port of this machine is free.
 *
 * @param variable the environment variable that sets the port
 * @throws StartError if it is in use
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const free = await Promise.all([canListen(port, '127.0.0.1'), canListen(port, '::1')]);
  if (!free.every(Boolean)) {
    throw new StartError(
      `Port ${port} is in use by another program. Stop it, or choose another port with ${variable}=….`,
    );
  }
}

/**
 * A port of this machine that is free now.
 *
 * @throws Error if there is none
 */
export function chooseFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}
