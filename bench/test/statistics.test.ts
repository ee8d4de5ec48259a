import { expect, test } from 'vitest'
import { median, pairedRatios, rotated, spreadOf } from '../src/statistics.ts'

test('the median is the middle, or half way between the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(median([7])).toBe(7)
})

test('the median of nothing is an error, not a number', () => {
  expect(() => median([])).toThrow('expected at least 1 value, got none')
})

test('the median leaves its argument as it was', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('one outlier moves the maximum and neither the median nor the deviation', () => {
  expect(spreadOf([10, 11, 12, 13, 1000])).toEqual({
    median: 12,
    min: 10,
    max: 1000,
    mad: 1,
    samples: 5,
  })
})

test('ratios are taken round by round, so that a slow round cancels out', () => {
  const ours = [20, 200, 20]
  const theirs = [10, 100, 10]
  expect(pairedRatios(ours, theirs)).toEqual([2, 2, 2])
})

test('rounds that are missing on one side are an error', () => {
  expect(() => pairedRatios([1, 2], [1])).toThrow('got 2 and 1')
})

test('everybody is first in one round of as many as there are', () => {
  const rounds = [0, 1, 2, 3].map(round => rotated(['a', 'b', 'c'], round).join(''))
  expect(rounds).toEqual(['abc', 'bca', 'cab', 'abc'])
  expect(rotated([], 5)).toEqual([])
})
