import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import { blocksOf, commandsOf } from './guide.ts';

const PAGE = 'reverse-proxies.md';

/** Where an example of the page is used. */
interface Place {
  readonly folder: string;
  /** Port of `localhost` to listen on, with TLS. */
  readonly port: number;
  readonly certificate: Certificate;
  /** Ports that take the place of those of the page. */
  readonly ports: Readonly<Record<string, number>>;
  /** Whether the portal is at `/kataster`. */
  readonly hasPath: boolean;
  /** A line of the example that is left out. */
  readonly without?: string;
}

/** A program of Debian that the page has an example for. */
interface WebServer {
  readonly name: 'nginx' | 'Apache' | 'Caddy';
  readonly program: string;
  readonly debianPackage: string;
  readonly language: 'nginx' | 'apache' | 'caddy';
  /** The whole configuration around the example. @returns the file and the arguments of the program */
  configure(
    example: string,
    place: Place,
  ): { readonly text: string; readonly args: (file: string) => string[] };
}

const isRoot = process.getuid?.() === 0;
const MODULES = '/usr/lib/apache2/modules';

/** The modules that the page switches on, and those that Debian's Apache has on by default. */
const apacheModules = (): readonly string[] => {
  const [command = ''] = commandsOf('Apache', PAGE);
  return ['mpm_event', 'authz_core', ...command.split(' ').slice(1)];
};

/** The three web servers. */
export const WEB_SERVERS: readonly WebServer[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    debianPackage: 'nginx',
    language: 'nginx',
    configure: (example, { folder, port, certificate }) => ({
      text: `${isRoot ? 'user root;\n' : ''}worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${example
  .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
  .replace('portal.state.example', 'localhost')
  .replace('/etc/ssl/portal.pem', certificate.file)
  .replace('/etc/ssl/portal.key', certificate.key)}
}
`,
      args: (file) => ['-p', folder, '-c', file],
    }),
  },
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    debianPackage: 'apache2',
    language: 'apache',
    configure: (example, { folder, port, certificate }) => ({
      text: `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${isRoot ? 'User www-data\nGroup www-data\n' : ''}${apacheModules()
  .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
  .join('\n')}
Listen 127.0.0.1:${port} https
${example
  .replace('*:443', `*:${port}`)
  .replace('portal.state.example', 'localhost')
  .replace('/etc/ssl/portal.pem', certificate.file)
  .replace('/etc/ssl/portal.key', certificate.key)}
`,
      args: (file) => ['-f', file, '-D', 'FOREGROUND'],
    }),
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    debianPackage: 'caddy',
    language: 'caddy',
    configure: (example, { folder, port, certificate }) => ({
      text: `{
  admin off
  auto_https disable_redirects
  storage file_system ${folder}
}
${example.replace('portal.state.example {', `https://localhost:${port} {\n  bind 127.0.0.1\n  tls ${certificate.file} ${certificate.key}`)}
`,
      args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    }),
  },
];

/** The Debian packages of the web servers that are not installed. */
export const missingPackages = (): readonly string[] =>
  WEB_SERVERS.filter(({ program }) => !existsSync(program)).map(
    ({ debianPackage }) => debianPackage,
  );

/** The example of the page, with the line for a path in place of the one that begins with the same word. */
function exampleOf({ name, language }: WebServer, { hasPath, ports, without }: Place): string {
  const [whole = '', ofPath = ''] = blocksOf(name, language, PAGE);
  const [word = ''] = ofPath.trim().split(' ');
  const lines = whole
    .split('\n')
    .filter((line) => without === undefined || line.trim() !== without);
  if (without !== undefined && lines.length === whole.split('\n').length) {
    throw new Error(`The example for ${name} has no line ${without}.`);
  }
  return lines
    .map((line) => (hasPath && line.trim().startsWith(`${word} `) ? ofPath : line))
    .join('\n')
    .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) => String(ports[port] ?? port));
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`https://localhost:${port}/api/configuration`).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null;
}

/** Starts a web server with its example. @returns a function that stops it */
export async function startWebServer(
  server: WebServer,
  place: Place,
): Promise<() => Promise<void>> {
  mkdirSync(place.folder, { recursive: true });
  const file = join(place.folder, `${server.language}.conf`);
  const { text, args } = server.configure(exampleOf(server, place), place);
  writeFileSync(file, text);
  const child: ChildProcess = spawn(server.program, args(file), {
    env: { ...process.env, HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (piece: Buffer) => {
    output = (output + piece.toString()).slice(-2000);
  });
  for (let attempt = 1; !(await answers(place.port)); attempt += 1) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${server.name}: ${output}`);
    await pause(100);
  }
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
