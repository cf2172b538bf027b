import { writeFileSync } from 'node:fs';
import { DRAWINGS_FILES, drawingsModule } from './draw.ts';

// Run this after a change of `icons.ts` or of the version of Lucide: pnpm generate:icons
for (const drawings of DRAWINGS_FILES) {
  writeFileSync(new URL(drawings.file, import.meta.url), await drawingsModule(drawings));
}
