import type { Plugin } from 'vite';

interface UnusedPart {
  /** The module of OpenLayers that imports the part. */
  readonly importer: string;
  /** The import as it is written there. */
  readonly source: string;
  /** What the importer gets in its place. */
  readonly code: string;
}

const NO_DEFAULTS =
  "import Collection from 'ol/Collection.js'; export const defaults = () => new Collection();";

/** A function that our map never calls. */
const unused = (name: string): string =>
  `export const ${name} = () => { throw new Error('${name} is not part of this build.'); };`;

/** What the classes of our map import, although the map passes something else, or never calls it. */
const UNUSED_PARTS: readonly UnusedPart[] = [
  // Our map passes its own controls (none: its buttons are components) and interactions.
  { importer: '/ol/Map.js', source: './control/defaults.js', code: NO_DEFAULTS },
  { importer: '/ol/Map.js', source: './interaction/defaults.js', code: NO_DEFAULTS },
  // Its styles are instances of Style, never flat styles with expressions.
  {
    importer: '/ol/layer/BaseVector.js',
    source: '../render/canvas/style.js',
    code: unused('flatStyleLikeToStyleFunction'),
  },
  // It looks for features at a coordinate in the source, not at a pixel in the layer.
  {
    importer: '/ol/renderer/canvas/VectorLayer.js',
    source: '../../render/canvas/hitdetect.js',
    code: [
      'export const HIT_DETECT_RESOLUTION = 0.5;',
      unused('createHitDetectionImageData'),
      unused('hitDetect'),
    ].join('\n'),
  },
];

const PREFIX = '\0portal:unused-map-part:';

/** Leaves parts of OpenLayers that our map does not use out of the map's script. */
export function withoutUnusedMapParts(): Plugin {
  return {
    name: 'portal:without-unused-map-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const index = UNUSED_PARTS.findIndex(
        (part) => part.source === source && importer?.endsWith(part.importer),
      );
      return index < 0 ? null : `${PREFIX}${index}`;
    },
    load: (id) =>
      id.startsWith(PREFIX) ? UNUSED_PARTS[Number(id.slice(PREFIX.length))]?.code : null,
  };
}
