import { writeFile } from 'node:fs/promises';
import { createLand } from './create-land.ts';
import { drawLandingMap } from './landing-map.ts';

/** Regenerates the drawing of the landing page: `pnpm generate:landing`. */
const target = new URL('../../../../states/lindenmark/brand/landing.svg', import.meta.url);
await writeFile(target, drawLandingMap(createLand(), 'Lindenallee'));
