import { ensureDist } from './support/dist';

export default async (): Promise<void> => {
  await ensureDist();
};
