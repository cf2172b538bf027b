import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { notFound } from '../errors.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { requestFile } from '../http/request-file.ts';
import { sendContent } from '../http/send-content.ts';
import { ownerOf } from '../session/owner.ts';
import { EVIDENCE_TYPES, type EvidenceFiles } from './evidence.ts';

/** What the calls need. */
interface EvidenceServices {
  readonly evidence: EvidenceFiles;
  readonly files: FileStore;
  /** Whether the state pack has grounds or questions. */
  readonly isOffered: boolean;
}

/** Handlers of the calls about files that prove an interest (DESK-1). */
export function evidenceHandlers({
  evidence,
  files,
  isOffered,
}: EvidenceServices): Handlers<
  'uploadEvidence' | 'downloadEvidence' | 'removeEvidence' | 'fetchEvidence'
> {
  const send = (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    file: Awaited<ReturnType<EvidenceFiles['ofAuthority']>>,
  ): Promise<FastifyReply> =>
    sendContent(
      request,
      reply
        .header('content-disposition', contentDisposition(file.name))
        .header('cache-control', 'no-store'),
      {
        size: file.size,
        type: file.content_type,
        sha256: file.sha256,
        open: () => files.read(file.storage_key),
      },
    );
  return {
    uploadEvidence: async (call) => {
      if (!isOffered) throw notFound();
      const { content, contentType } = requestFile(call.request, EVIDENCE_TYPES);
      const type = EVIDENCE_TYPES.find((one) => one === contentType) ?? 'application/pdf';
      return evidence.upload(sessionOf(call), { name: call.query.name, type, content });
    },
    downloadEvidence: async (call) =>
      send(call, await evidence.ofOwner(ownerOf(sessionOf(call)), call.params.evidenceId)),
    removeEvidence: async (call) => {
      await evidence.remove(sessionOf(call).customer.id, call.params.evidenceId);
      return undefined;
    },
    fetchEvidence: async (call) => send(call, await evidence.ofAuthority(call.params.evidenceId)),
  };
}
