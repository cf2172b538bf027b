/**
 * Bundles the typefaces: Noto Sans with all letters of names (DIN 91379), of which a page loads what it shows, and
 * Atkinson Hyperlegible Mono. No request goes to another origin. Import once: `import '@portal/ui/fonts'`.
 */
import './fonts.css';
