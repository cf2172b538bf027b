/**
 * Bundles the typefaces (Atkinson Hyperlegible Next and Mono, variable, latin and latin-ext); no
 * request goes to another origin. Import once: `import '@portal/ui/fonts'`.
 */
import './fonts.css';
