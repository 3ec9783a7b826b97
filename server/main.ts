import { runShop } from './runShop';

/** Runs only the server: the API and the files of dist/ (no files with API_ONLY=1). */
void runShop();
