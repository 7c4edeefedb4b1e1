import { expect, test } from 'vitest';
import { takeResponse } from './response-reader.ts';

const whole = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1');

test('a response is removed from the buffer, and the rest remains', () => {
  const { response, rest } = takeResponse(whole, false, false) ?? {};
  expect(response).toEqual({
    status: 200,
    headers: new Map([['content-length', '2']]),
    body: Buffer.from('ok'),
  });
  expect(String(rest)).toBe('HTTP/1.1');
});

test('the response to HEAD has no body', () => {
  expect(String(takeResponse(whole, true, false)?.rest)).toBe('okHTTP/1.1');
});

test('the result for an incomplete response is undefined', () => {
  expect(takeResponse(whole.subarray(0, 39), false, false)).toBeUndefined();
  expect(takeResponse(whole.subarray(0, 10), false, true)).toBeUndefined();
});

test('a body without Content-Length ends with the connection', () => {
  const bytes = Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\nno');
  expect(takeResponse(bytes, false, false)).toBeUndefined();
  expect(String(takeResponse(bytes, false, true)?.response.body)).toBe('no');
});

test('bytes that are not a response cause an error', () => {
  expect(() => takeResponse(Buffer.from('root:x:0\r\n\r\n'), false, true)).toThrow(
    'Expected a status line; found "root:x:0"',
  );
});
