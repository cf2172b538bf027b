/**
 * Unpacks the packaged Chromium into the folder for temporary files (`TMPDIR`): the program, its shared libraries, the software
 * renderer and one font family. A program of its own, because the package reads `TMPDIR` when it is imported.
 */
import packaged from '@sparticuz/chromium';

await packaged.executablePath();
