import { gunzipSync } from 'node:zlib';
import { fc } from '../../src/testing/property';
import { joinPieces, packPiece } from './gzipPieces';

describe('gzip in pieces', () => {
  test('joins compressed pieces of any text into one gzip file of the whole', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 3000 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const pieces = await Promise.all(parts.map((text, index) => packPiece(String(index), text)));
        expect(gunzipSync(joinPieces(pieces)).toString()).toBe(Buffer.from(parts.join('')).toString());
      }),
      { numRuns: 50 },
    );
  });

  test('joins pieces longer than the compression window', async () => {
    const text = '{"title":"Adwoa wrap dress"},'.repeat(20_000);
    const piece = await packPiece('long', text);
    expect(gunzipSync(joinPieces([piece, piece])).toString()).toBe(text + text);
  });
});
