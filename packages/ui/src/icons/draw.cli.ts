import { writeFileSync } from 'node:fs';
import { drawingsModule } from './draw.ts';

// Run this after a change of `icons.ts` or of the version of Lucide: node packages/ui/src/icons/draw.cli.ts
writeFileSync(new URL('drawings.ts', import.meta.url), await drawingsModule());
