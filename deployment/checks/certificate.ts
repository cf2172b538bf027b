import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Files of a certificate for `localhost` and its key. */
export interface Certificate {
  readonly key: string;
  readonly file: string;
}

/** Makes a certificate for `localhost`, which this process then trusts. */
export function createCertificate(folder: string): Certificate {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${file}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
  return { key, file };
}
