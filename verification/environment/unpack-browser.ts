/**
 * Unpacks the packaged Chromium into the folder for temporary files (`TMPDIR`): the program, the libraries it was linked with,
 * the software renderer and one family of fonts. A program of its own, since the package reads the environment when it is
 * imported, and writes wherever that points.
 */
import packaged from '@sparticuz/chromium';

await packaged.executablePath();
