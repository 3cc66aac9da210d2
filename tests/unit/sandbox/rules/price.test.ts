import { describe, expect, test } from 'vitest';
import { deliveryFee, unitPrice } from '../../../../sandbox/rules/price.ts';

describe('the price of a unit', () => {
  test('is price less discount plus tax on the full price', () => {
    const unit = unitPrice(8, 5, { type: 'percent', price: 10 });
    expect(unit.discount).toBeCloseTo(0.8);
    expect(unit.tax).toBeCloseTo(0.4);
    expect(unit.total).toBeCloseTo(7.6);
  });

  test('pays no tax when the product has none', () => {
    expect(unitPrice(8, 0, null)).toEqual({ price: 8, discount: 0, tax: 0, total: 8 });
  });

  test('never falls below nothing, and a negative discount adds nothing', () => {
    expect(unitPrice(2, 0, { type: 'fix', price: 5 }).total).toBe(0);
    expect(unitPrice(2, 0, { type: 'fix', price: -5 }).total).toBe(2);
  });

  test('is converted once, every part of it', () => {
    expect(unitPrice(10, 10, { type: 'fix', price: 1 }, 12600)).toEqual({
      price: 126000,
      discount: 12600,
      tax: 12600,
      total: 126000,
    });
  });
});

describe('the delivery fee', () => {
  test('grows with the distance and is rounded to cents', () => {
    expect(deliveryFee({ price: 2, pricePerKm: 1 }, 2)).toBe(4);
    expect(deliveryFee({ price: 1.5, pricePerKm: 0.333 }, 1.7, 0.92)).toBe(1.9);
  });
});
