import { writeFileSync } from 'node:fs';
import { drawingsModule } from './draw.ts';

// Run after a change of `icons.ts` or of Lucide's version: node packages/ui/src/icons/draw.cli.ts
writeFileSync(new URL('drawings.ts', import.meta.url), await drawingsModule());
