import type { Language } from '@portal/api';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { Owner } from '../../session/owner.ts';
import { findGuestOrder } from '../guests/guest-links.ts';
import { wasTakenOver } from '../guests/take-over.ts';
import { findOwnOrder, findPositions } from '../order-store.ts';
import { findPositionFiles } from '../review/position-evidence.ts';
import { declarationOf } from './declaration.ts';
import type { DeclarationSettings } from './model.ts';

/** What copies of declarations are made with. */
interface DeclarationsSettings extends DeclarationSettings {
  readonly database: Database;
  /** The languages of the portal. */
  readonly languages: readonly Language[];
  readonly now: () => Date;
}

/** A copy of a declaration and its name. */
export interface DeclarationFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes copies of what people declared, each when it is asked for; nothing is stored (LAW-5). */
export function declarations(settings: DeclarationsSettings) {
  const { database, languages, now } = settings;
  /**
   * The copy of an order as a tagged PDF.
   *
   * @param asked its language; by default, and if the portal does not offer it, that of the order
   * @throws DomainError `not-found` for an order that does not exist or belongs to somebody else (SEC-1)
   */
  return async (
    owner: Owner,
    orderNumber: string,
    asked: Language | undefined,
  ): Promise<DeclarationFile> => {
    const order = await findOwnOrder(database, owner, orderNumber);
    if (!order) throw notFound();
    const filesOf = await findPositionFiles(database, orderNumber);
    const declared = {
      order,
      positions: await findPositions(database, orderNumber),
      isGuest:
        (await findGuestOrder(database, orderNumber)) !== null ||
        (await wasTakenOver(database, orderNumber)),
      evidenceOf: (positionId: string) => filesOf(positionId).justification,
    };
    const language = languages.find((one) => one === asked) ?? order.language;
    const declaration = declarationOf(declared, settings, language, now());
    // Few ask for it, and the library takes long to load.
    const { drawDeclaration } = await import('./draw-declaration.ts');
    return { name: `Angaben_${orderNumber}.pdf`, bytes: await drawDeclaration(declaration) };
  };
}

/** Makes the copy of an order. */
export type Declarations = ReturnType<typeof declarations>;
