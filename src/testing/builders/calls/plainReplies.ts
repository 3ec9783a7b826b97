import { plainReply, resultReply } from '../../../contract/envelope';

export const plain = { reply: plainReply, good: { status: 1, message: 'Done' } };
export const result = { reply: resultReply, good: { result: 1, message: 'Sent' } };
