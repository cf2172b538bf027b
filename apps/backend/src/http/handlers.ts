import type { operations } from '@portal/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../session/sessions.ts';
import { HttpProblem } from './problem.ts';

/** The operations of the contract, by `operationId`. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : operations[Id] extends {
        requestBody: { content: { 'application/x-www-form-urlencoded': infer Form } };
      }
    ? Form
    : undefined;

type SuccessOf<Responses> = Responses extends { 200: infer Success }
  ? Success
  : Responses extends { 201: infer Success }
    ? Success
    : never;

type Answer<Id extends OperationId> =
  SuccessOf<operations[Id]['responses']> extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : never;

/** A validated request, typed by the contract. */
export interface Call<Id extends OperationId> {
  readonly params: Parameters<Id> extends { path: infer Path } ? Path : undefined;
  readonly query: Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : undefined;
  readonly body: Body<Id>;
  readonly session: Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Handles one operation: returns the JSON of the contract, nothing (204), or the reply it has sent itself. */
type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<Id> | FastifyReply | undefined>;

/** Handlers of some operations. */
export type Handlers<Id extends OperationId> = { readonly [Each in Id]: Handler<Each> };

/** One handler for every operation; a missing or unknown one is a type error. */
export type AllHandlers = Handlers<OperationId>;

/** The session of a call that requires one. */
export function sessionOf(call: { readonly session: Session | null }): Session {
  if (!call.session) throw new HttpProblem(401, 'NOT_AUTHENTICATED');
  return call.session;
}
