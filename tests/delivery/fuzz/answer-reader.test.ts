import { expect, test } from 'vitest';
import { takeAnswer } from './answer-reader.ts';

const whole = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1');

test('a response is removed from the buffer, and the rest remains', () => {
  const { answer, rest } = takeAnswer(whole, false, false) ?? {};
  expect(answer).toEqual({
    status: 200,
    headers: new Map([['content-length', '2']]),
    body: Buffer.from('ok'),
  });
  expect(String(rest)).toBe('HTTP/1.1');
});

test('the response to HEAD has no body', () => {
  expect(String(takeAnswer(whole, true, false)?.rest)).toBe('okHTTP/1.1');
});

test('an incomplete response returns undefined', () => {
  expect(takeAnswer(whole.subarray(0, 39), false, false)).toBeUndefined();
  expect(takeAnswer(whole.subarray(0, 10), false, true)).toBeUndefined();
});

test('a body without Content-Length ends with the connection', () => {
  const bytes = Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\nno');
  expect(takeAnswer(bytes, false, false)).toBeUndefined();
  expect(String(takeAnswer(bytes, false, true)?.answer.body)).toBe('no');
});

test('bytes that are not a response throw', () => {
  expect(() => takeAnswer(Buffer.from('root:x:0\r\n\r\n'), false, true)).toThrow(
    'Expected an answer, found "root:x:0"',
  );
});
