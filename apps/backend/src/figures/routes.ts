import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { listTexts, storeFeedback } from './feedback.ts';
import { figuresAsCsv, listFigures } from './figures.ts';

/** What the handlers need. */
interface FigureServices {
  readonly database: Database;
  /** Whether the state asks the question after delivery. */
  readonly isAsked: boolean;
  readonly now: () => Date;
}

/** Handlers of the answers to the question after delivery, and of what operators read of them (LAW-6). */
export function figureHandlers(
  services: FigureServices,
): Handlers<'sendFeedback' | 'listFeedbackTexts' | 'exportFigures'> {
  const { database, isAsked, now } = services;
  return {
    sendFeedback: async ({ body }) => {
      if (!isAsked) throw notFound();
      await storeFeedback(services, body);
      return undefined;
    },
    listFeedbackTexts: () => listTexts(database, now()),
    exportFigures: async ({ reply }) =>
      reply.type('text/csv; charset=utf-8').send(figuresAsCsv(await listFigures(database))),
  };
}
