import type { FastifyInstance, FastifyReply } from 'fastify';
import { array, type InferOutput, maxLength, number, pipe, strictObject, string } from 'valibot';
import {
  BodyError,
  type Html,
  hasBearerToken,
  html,
  readBody,
  sendPage,
  sendProblem,
} from '../http/index.ts';

function text(max: number) {
  const message = `a text of at most ${max} characters is needed`;
  return pipe(string(message), maxLength(max, message));
}

const POSITION = strictObject(
  {
    positionId: text(60),
    number: number('a number is needed'),
    productName: text(200),
    parcelId: text(20),
    parcelName: text(300),
    authorityName: text(300),
    group: text(200),
    ground: text(200),
    fileNumber: text(60),
  },
  'an object is needed',
);

const SAMPLE = strictObject(
  {
    orderNumber: text(60),
    orderedAt: text(40),
    organisation: text(300),
    sender: text(300),
    positions: array(POSITION, 'a list is needed'),
  },
  'an object is needed',
);

/** An order of which positions were drawn. */
type Sample = Readonly<InferOutput<typeof SAMPLE>>;

function sampleArticle(sample: Sample): readonly Html[] {
  return sample.positions.map(
    (position) => html`<article>
<h2>Auftrag ${sample.orderNumber}, Position ${position.number}: ${position.productName}</h2>
<dl><dt>Flurstück</dt><dd>${position.parcelName}<br>${position.parcelId}</dd>
<dt>Organisation</dt><dd>${sample.organisation} (${position.group})</dd>
<dt>Bestellt von</dt><dd>${sample.sender}</dd>
<dt>Grund</dt><dd>${position.ground}</dd>
<dt>Geschäftszeichen</dt><dd>${position.fileNumber}</dd></dl>
</article>`,
  );
}

/** Samples of orders without a justification: nobody decides about them here, and the orders do not wait (ORG-2). */
export async function samplesPlugin(
  app: FastifyInstance,
  { deskToken }: { readonly deskToken: string },
) {
  const samples = new Map<string, Sample>();

  app.post('/desk/api/samples', async (request, reply: FastifyReply) => {
    if (!hasBearerToken(request, deskToken)) {
      return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Unauthorized');
    }
    try {
      const sample = readBody(SAMPLE, request.body);
      samples.set(sample.orderNumber, sample);
      return await reply.code(202).send({ accepted: true });
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return sendProblem(reply, 400, 'Bad request', error.message);
    }
  });

  app.get('/desk/samples', async (_request, reply) =>
    sendPage(
      reply,
      'Stichproben',
      samples.size === 0
        ? html`<p>Es liegt keine Stichprobe vor.</p>`
        : html`<p>Bestellungen ohne Begründung, die für eine Stichprobe gezogen wurden.</p>${[...samples.values()].flatMap(sampleArticle)}`,
    ),
  );
}
