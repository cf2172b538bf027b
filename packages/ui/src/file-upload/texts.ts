/** Built-in texts of the file upload. */
export const fileUploadTexts = {
  component: 'file-upload',
  de: {
    choose: (maxCount: number): string =>
      maxCount === 1 ? 'Datei auswählen' : 'Dateien auswählen',
    drop: 'oder hierher ziehen',
    types: (names: string) => `Erlaubt: ${names}.`,
    images: 'Bilder',
    maxBytes: (size: string) => `Höchstens ${size} je Datei.`,
    maxCount: (count: number): string =>
      count === 1 ? 'Höchstens eine Datei.' : `Höchstens ${count} Dateien.`,
    list: 'Gewählte Dateien',
    progress: (name: string) => `Fortschritt von ${name}`,
    uploading: 'Wird hochgeladen',
    done: 'Hochgeladen',
    failed: 'Das Hochladen ist fehlgeschlagen.',
    type: 'Dieser Dateityp ist nicht erlaubt.',
    size: 'Die Datei ist zu groß.',
    empty: 'Die Datei ist leer.',
    count: 'Das ist eine Datei zu viel.',
    retry: 'Erneut versuchen',
    retryFile: (name: string) => `Erneut versuchen: ${name}`,
    remove: 'Entfernen',
    removeFile: (name: string) => `Entfernen: ${name}`,
    cancel: 'Abbrechen',
    cancelFile: (name: string) => `Abbrechen: ${name}`,
    removed: (name: string) => `${name} wurde entfernt.`,
  },
  en: {
    choose: (maxCount: number): string => (maxCount === 1 ? 'Choose file' : 'Choose files'),
    drop: 'or drag them here',
    types: (names: string) => `Allowed: ${names}.`,
    images: 'images',
    maxBytes: (size: string) => `At most ${size} for each file.`,
    maxCount: (count: number): string =>
      count === 1 ? 'At most one file.' : `At most ${count} files.`,
    list: 'Chosen files',
    progress: (name: string) => `Progress of ${name}`,
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'The upload has failed.',
    type: 'This type of file is not allowed.',
    size: 'The file is too large.',
    empty: 'The file is empty.',
    count: 'This is one file too many.',
    retry: 'Try again',
    retryFile: (name: string) => `Try again: ${name}`,
    remove: 'Remove',
    removeFile: (name: string) => `Remove: ${name}`,
    cancel: 'Cancel',
    cancelFile: (name: string) => `Cancel: ${name}`,
    removed: (name: string) => `${name} has been removed.`,
  },
};

/** The texts of the file upload in one language. */
export type FileUploadTexts = typeof fileUploadTexts.de;
