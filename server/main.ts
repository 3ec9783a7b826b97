import { runShop } from './runShop';

/** The server alone: whatever is in dist/ (nothing with API_ONLY=1) and the API. */
void runShop();
