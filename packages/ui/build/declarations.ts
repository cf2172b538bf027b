import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Run after the compiler: the drawings of the icons come from a library that lies inside the
 * package, so their declaration must not refer to it.
 */
const file = new URL('../dist/icons/icons.d.ts', import.meta.url);
const drawing = 'import("react").ComponentType<import("react").SVGProps<SVGSVGElement>>';
const text = readFileSync(file, 'utf8').replaceAll('import("lucide-react").LucideIcon', drawing);
if (text.includes('lucide-react')) throw new Error('icons.d.ts still refers to lucide-react');
writeFileSync(file, text);
