import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { type OrderWorld, orderWorld } from '../testing/order-world.ts';
import { mapPosition } from '../testing/small-land.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const needed = async (): Promise<number> => {
  const headers = { authorization: house.integration };
  return (await house.send({ url: '/api/monitoring/operations', headers })).json().refundsNeeded;
};
const work = async (world: OrderWorld): Promise<void> => {
  world.later(1);
  await house.app.runJobs();
};
const told = async (world: OrderWorld) =>
  (await world.order()).timeline
    ?.map(({ event }) => event)
    .filter((event) => event.startsWith('REFUND'));

describe('money that came for an order that did not ask for it (BE-3)', () => {
  it('is given back once when somebody has paid twice, as soon as the provider can', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.payTwice();
    expect(await needed()).toBe(1);
    house.outside.isDown = true;
    await work(world);
    house.outside.isDown = false;
    house.outside.refundStatus = 'OPEN';
    await work(world);
    expect(await told(world)).toEqual(['REFUND_NEEDED']);
    expect(await needed()).toBe(1);
    house.outside.refundStatus = 'SUCCESS';
    await work(world);
    await work(world);
    const { total, orderStatus } = await world.order();
    expect(orderStatus).toBe('READY_FOR_DELIVERY');
    expect(await world.moneyKept()).toBe(total.priceGross);
    expect(await needed()).toBe(0);
    expect(await told(world)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    expect(world.messages()).toEqual(expect.arrayContaining(['paid', 'refunded']));
  });

  it('is given back when the order was cancelled before the bank changed its mind', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.pay('SEPA');
    await world.press(0, 'FAILED');
    await world.notify(0);
    expect((await world.cancel()).statusCode).toBe(204);
    await world.press(0, 'SUCCESS');
    await Promise.all([world.notify(0), world.notify(0), world.comeBack(0)]);
    await Promise.all([house.app.runJobs(), house.app.runJobs()]);
    expect(await world.moneyKept()).toBe(0);
    expect(await told(world)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    await house.app.runJobs();
    expect(world.messages()).toEqual(expect.arrayContaining(['cancelled', 'refunded']));
  });

  it('is found by the mop-up job alone when nobody tells that a refused payment came', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.pay('SEPA');
    await world.press(0, 'FAILED');
    await world.comeBack(0);
    await world.pay('CREDIT_CARD');
    for (const index of [0, 1]) await world.press(index, 'SUCCESS');
    await work(world);
    await work(world);
    const { total } = await world.order();
    expect(await world.moneyKept()).toBe(total.priceGross);
    expect(await told(world)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });

  it('is left to a person when the provider refuses, and tried again when that one asks', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.payTwice();
    house.outside.refundStatus = 'FAILED';
    for (let time = 0; time < 41; time += 1) await work(world);
    const headers = { authorization: house.integration };
    expect(await needed()).toBe(1);
    const dead = `select 1 from jobs where kind = 'refund-payment' and dead_at is not null`;
    expect(await house.database.query(dead)).toHaveLength(1);
    house.outside.refundStatus = 'SUCCESS';
    await house.send({ method: 'POST', url: '/api/monitoring/dead-letters/retry', headers });
    await work(world);
    expect(await told(world)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });
});
