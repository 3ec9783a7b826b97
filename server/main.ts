import { runShop } from './runShop';

/** Runs the server alone: the API and whatever is in dist/ (nothing with API_ONLY=1). */
void runShop();
