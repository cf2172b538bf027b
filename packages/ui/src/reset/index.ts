/**
 * Resets the whole page: for applications that consist of these components. Import it once:
 * `import '@portal/ui/reset'`. Components on other pages need no import, they reset their own elements.
 */
import '../styles/reset.css.ts';
