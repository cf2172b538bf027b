/**
 * Ships the typefaces (Atkinson Hyperlegible Next and Mono, variable, latin and latin-ext) with
 * the page; nothing is fetched from elsewhere. Import once: `import '@portal/ui/fonts'`.
 */
import './fonts.css';
