import { useLanguages } from '@portal/ui/provider';
import { useServices } from '../../services/services.ts';

/** Returns the names of documents of the state pack by their ids; one that the pack no longer has is left out (DESK-1). */
export function useDocumentNames(): (ids: readonly string[]) => readonly string[] {
  const { documents = [] } = useServices().configuration;
  const languages = useLanguages();
  return (ids) =>
    documents
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => languages.map((one) => name[one]).find(Boolean) ?? name.de);
}
