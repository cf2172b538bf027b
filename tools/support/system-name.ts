import { existsSync, readFileSync } from 'node:fs';

/** Name and version of the operating system, such as "Debian GNU/Linux 12". */
export function systemName(): string {
  const text = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const name = /^NAME="?([^"\n]*)/m.exec(text)?.[1] ?? 'Linux';
  const version = /^VERSION_ID="?([^"\n]*)/m.exec(text)?.[1] ?? '';
  return `${name} ${version}`.trim();
}

/** Today, ISO 8601, for the evidence that a command records. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
