import { writeFileSync } from 'node:fs';
import { propertyTables } from './property-tables.ts';
import { publicInterfaces, publicTypes, republishedInterfaces } from './property-types.ts';

/* Writes the tables of properties that the package contains; after a build. */

writeFileSync(
  new URL('../dist/properties.md', import.meta.url),
  propertyTables([...publicInterfaces(), ...republishedInterfaces()], publicTypes()),
);
