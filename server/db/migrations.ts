/** Numbered by position; a migration that has run anywhere is never edited, a new one is added. */
// Documents are json, not jsonb: the order of attributes is the order the shopper sees.
export const migrations: readonly string[] = [
  `
  CREATE TABLE business (
    id integer PRIMARY KEY CHECK (id = 1),
    document json NOT NULL
  );
  CREATE TABLE categories (
    id bigint PRIMARY KEY,
    slug text NOT NULL UNIQUE,
    name text NOT NULL,
    image_url text,
    parent_slug text,
    show_on_menu boolean NOT NULL,
    is_main boolean NOT NULL,
    position integer NOT NULL
  );
  CREATE TABLE collections (
    slug text PRIMARY KEY,
    title text NOT NULL,
    position integer NOT NULL
  );
  CREATE TABLE slides (
    id bigint PRIMARY KEY,
    position integer NOT NULL,
    document json NOT NULL
  );
  CREATE TABLE products (
    id bigint PRIMARY KEY,
    code text NOT NULL UNIQUE,
    slug text NOT NULL,
    title text NOT NULL,
    img_src text,
    category_slug text,
    search_text text NOT NULL,
    published_at timestamptz,
    position integer NOT NULL,
    summary json NOT NULL,
    details json NOT NULL
  );
  CREATE INDEX products_category ON products (category_slug);
  CREATE TABLE collection_products (
    collection_slug text NOT NULL REFERENCES collections ON DELETE CASCADE,
    product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
    position integer NOT NULL,
    PRIMARY KEY (collection_slug, product_id)
  );
  CREATE TABLE variants (
    id bigint PRIMARY KEY,
    product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
    price bigint NOT NULL CHECK (price >= 0),
    stock integer NOT NULL CHECK (stock >= 0),
    sold integer NOT NULL DEFAULT 0,
    seeded_stock integer NOT NULL,
    seeded_sold integer NOT NULL,
    position integer NOT NULL,
    document json NOT NULL
  );
  CREATE INDEX variants_product ON variants (product_id);
  CREATE TABLE seeds (
    name text PRIMARY KEY,
    fingerprint text NOT NULL
  );
  `,
  `
  CREATE TABLE users (
    id uuid PRIMARY KEY,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    password_hash text NOT NULL,
    session_version integer NOT NULL DEFAULT 1,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text NOT NULL,
    eligible text NOT NULL DEFAULT 'Created',
    verified_at timestamptz,
    created_at timestamptz NOT NULL
  );
  CREATE TABLE reset_codes (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    code_hash text NOT NULL,
    expires_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0
  );
  CREATE TABLE cart_items (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    variant_id bigint NOT NULL REFERENCES variants ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0),
    position bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (user_id, variant_id)
  );
  CREATE TABLE orders (
    code text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    position bigint GENERATED ALWAYS AS IDENTITY,
    status text NOT NULL,
    checkout_type text NOT NULL,
    total bigint NOT NULL,
    note text NOT NULL,
    shipping json,
    creditor text,
    payment_status text NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX orders_user ON orders (user_id);
  CREATE TABLE order_items (
    order_code text NOT NULL REFERENCES orders ON DELETE CASCADE,
    position integer NOT NULL,
    variant_id bigint NOT NULL,
    title text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    price bigint NOT NULL,
    attributes json NOT NULL,
    PRIMARY KEY (order_code, position)
  );
  CREATE TABLE loans (
    order_code text PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
    amount bigint NOT NULL,
    payable bigint NOT NULL,
    down_payment bigint NOT NULL,
    monthly_rate numeric(6, 3) NOT NULL,
    duration integer NOT NULL,
    status text NOT NULL
  );
  CREATE TABLE checkouts (
    id uuid PRIMARY KEY,
    order_code text NOT NULL REFERENCES orders ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('order', 'down_payment')),
    description text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'declined', 'cancelled')),
    created_at timestamptz NOT NULL,
    confirmed_at timestamptz
  );
  CREATE INDEX checkouts_order ON checkouts (order_code);
  CREATE TABLE mails (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    link text,
    created_at timestamptz NOT NULL
  );
  `,
  `
  CREATE TABLE csp_reports (
    directive text NOT NULL,
    blocked text NOT NULL,
    source text NOT NULL,
    page text NOT NULL,
    times bigint NOT NULL DEFAULT 1,
    first_at timestamptz NOT NULL,
    last_at timestamptz NOT NULL,
    PRIMARY KEY (directive, blocked, source, page)
  );
  `,
  // Public replies are cached in memory, so each process must detect changes cheaply. Each change stores its
  // transaction number; compared with a snapshot, it reveals the change however late it commits, and no two orders
  // share a row that could make one wait for the other.
  `
  ALTER TABLE variants ADD COLUMN changed xid8 NOT NULL DEFAULT pg_current_xact_id();
  CREATE INDEX variants_changed ON variants (changed);
  CREATE FUNCTION mark_variant() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.changed := pg_current_xact_id(); RETURN NEW; END $$;
  CREATE TRIGGER mark BEFORE UPDATE ON variants FOR EACH ROW EXECUTE FUNCTION mark_variant();

  CREATE TABLE catalogue_change (id integer PRIMARY KEY CHECK (id = 1), changed xid8 NOT NULL);
  INSERT INTO catalogue_change VALUES (1, pg_current_xact_id());
  CREATE FUNCTION mark_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE catalogue_change SET changed = pg_current_xact_id() WHERE changed <> pg_current_xact_id();
      RETURN NULL;
    END $$;
  CREATE TRIGGER mark_all AFTER INSERT OR DELETE OR TRUNCATE ON variants
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collection_products
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON slides
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON business
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();

  CREATE INDEX collection_products_product ON collection_products (product_id);
  CREATE INDEX categories_parent ON categories (parent_slug);
  DROP INDEX orders_user;
  CREATE INDEX orders_user ON orders (user_id, position DESC);
  CREATE INDEX orders_pending ON orders (created_at) WHERE status = 'Pending';
  CREATE INDEX cart_items_variant ON cart_items (variant_id);
  `,
  `
  CREATE TABLE idempotency_keys (
    account text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    http_status integer,
    reply text,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (account, key)
  );
  CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
  ALTER TABLE orders ADD COLUMN client text;
  CREATE INDEX orders_pending_client ON orders (client) WHERE status = 'Pending';
  CREATE TABLE operator_commands (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    command text NOT NULL,
    arguments text NOT NULL,
    how text NOT NULL
  );
  `,
  // Rate-limit counts are stored here, so that all processes of a shop count together.
  `
  CREATE TABLE limit_counts (
    key text PRIMARY KEY,
    times bigint[] NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE INDEX limit_counts_until ON limit_counts (until);
  `,
  // An order that is closed unpaid returns to the cart only what it took out.
  `ALTER TABLE order_items ADD COLUMN from_cart integer NOT NULL DEFAULT 0`,
  // Older lines have no time.
  `ALTER TABLE cart_items ADD COLUMN added_at timestamptz`,
  // Who waits for a sold-out variant; the link is the variant's page.
  `
  CREATE TABLE stock_alerts (
    variant_id bigint NOT NULL REFERENCES variants ON DELETE CASCADE,
    email text NOT NULL,
    link text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (variant_id, email)
  );
  CREATE INDEX stock_alerts_email ON stock_alerts (email);
  `,
  // Why a customer is not approved, in words for them.
  `ALTER TABLE users ADD COLUMN eligible_reason text`,
  // What customers repay of their credit. A payment of the provider has a checkout and is booked once; the fees that
  // are charged by then are stored with it.
  `
  ALTER TABLE loans ADD COLUMN started_on text;
  ALTER TABLE loans ADD COLUMN waived bigint NOT NULL DEFAULT 0;
  UPDATE loans l SET started_on = to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    FROM orders o WHERE o.code = l.order_code AND l.status = 'Active';
  ALTER TABLE checkouts DROP CONSTRAINT checkouts_kind_check;
  ALTER TABLE checkouts ADD CONSTRAINT checkouts_kind_check
    CHECK (kind IN ('order', 'down_payment', 'repayment', 'payoff'));
  CREATE TABLE repayments (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    order_code text NOT NULL REFERENCES loans ON DELETE CASCADE,
    amount bigint NOT NULL CHECK (amount > 0),
    checkout_id uuid UNIQUE REFERENCES checkouts ON DELETE CASCADE,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX repayments_order ON repayments (order_code);
  CREATE TABLE late_fees (
    order_code text NOT NULL REFERENCES loans ON DELETE CASCADE,
    number integer NOT NULL,
    amount bigint NOT NULL,
    PRIMARY KEY (order_code, number)
  );
  `,
  // Where goods can be picked up. What a store has is part of a variant's stock; an order takes what it finds there,
  // and the rest is brought from elsewhere.
  `
  CREATE TABLE stores (
    id bigint PRIMARY KEY,
    position integer NOT NULL,
    document json NOT NULL
  );
  CREATE TRIGGER mark_all AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stores
    FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
  CREATE TABLE store_stock (
    variant_id bigint NOT NULL REFERENCES variants ON DELETE CASCADE,
    store_id bigint NOT NULL REFERENCES stores ON DELETE CASCADE,
    available integer NOT NULL CHECK (available >= 0),
    PRIMARY KEY (variant_id, store_id)
  );
  ALTER TABLE orders ADD COLUMN pickup json;
  ALTER TABLE order_items ADD COLUMN from_store integer NOT NULL DEFAULT 0;
  `,
  // When an order reached each step. Older orders have the times of their mails, or of their payment; what neither
  // tells stays unknown.
  `
  ALTER TABLE orders ADD COLUMN approved_at timestamptz, ADD COLUMN paid_at timestamptz,
    ADD COLUMN packed_at timestamptz, ADD COLUMN shipped_at timestamptz, ADD COLUMN delivered_at timestamptz,
    ADD COLUMN closed_at timestamptz;
  UPDATE orders o SET approved_at = m.approved, paid_at = m.paid, closed_at = m.closed FROM (
    SELECT split_part(link, '/account/orders/o/', 2) AS code,
      min(created_at) FILTER (WHERE kind IN ('order-approved', 'down-payment-due')) AS approved,
      min(created_at) FILTER (WHERE kind IN ('payment-received', 'down-payment-received')) AS paid,
      max(created_at) FILTER (WHERE kind IN ('order-rejected', 'payment-declined')) AS closed
    FROM mails GROUP BY 1) m
  WHERE m.code = o.code;
  UPDATE orders o SET paid_at = c.at FROM (
    SELECT order_code, min(coalesce(confirmed_at, created_at)) AS at FROM checkouts
    WHERE kind IN ('order', 'down_payment') AND status = 'paid' GROUP BY 1) c
  WHERE c.order_code = o.code AND o.paid_at IS NULL;
  `,
  // Messages of the contact form; the order's code is as typed.
  `
  CREATE TABLE contact_messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    order_code text NOT NULL,
    created_at timestamptz NOT NULL,
    answer text,
    answered_at timestamptz
  );
  CREATE INDEX contact_messages_email ON contact_messages (email);
  `,
  // The default address is the one that the checkout offers first; no customer has two.
  `
  CREATE TABLE addresses (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    lines json NOT NULL,
    is_default boolean NOT NULL
  );
  CREATE INDEX addresses_user ON addresses (user_id, id);
  CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;
  `,
  // The file of a problem report, as it came.
  `
  ALTER TABLE contact_messages ADD COLUMN report text;
  `,
  `UPDATE orders SET status = 'Ready for pickup' WHERE status = 'Processing' AND shipping IS NULL`,
  // Shown once approved.
  `
  CREATE TABLE reviews (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
    user_id uuid REFERENCES users ON DELETE CASCADE,
    stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
    title text NOT NULL,
    text text NOT NULL,
    name text NOT NULL,
    variant text NOT NULL,
    created_at timestamptz NOT NULL,
    approved_at timestamptz,
    UNIQUE (product_id, user_id)
  );
  CREATE INDEX reviews_user ON reviews (user_id);
  `,
  // What product lists are made from, written whenever the catalogue is loaded: sets of products by their rank by price.
  // Forgetting the seed loads the catalogue again, which leaves stock and sales alone.
  `
  CREATE TABLE list_index (
    kind text NOT NULL,
    key text NOT NULL,
    members bytea NOT NULL,
    PRIMARY KEY (kind, key)
  );
  CREATE TABLE search_words (
    word text COLLATE "C" PRIMARY KEY,
    goods integer NOT NULL,
    near text[] NOT NULL,
    in_tag bytea,
    in_title bytea,
    in_details bytea,
    in_text bytea
  );
  CREATE INDEX search_words_near ON search_words USING gin (near);
  CREATE INDEX products_upper_code ON products (upper(code));
  CREATE INDEX variants_upper_sku ON variants (upper(document ->> 'sku'));
  CREATE INDEX variants_sold_out ON variants (product_id) WHERE stock = 0;
  DELETE FROM seeds;
  `,
  // Only customers write reviews; earlier demo catalogues had some without one.
  `
  DELETE FROM reviews WHERE user_id IS NULL;
  ALTER TABLE reviews ALTER COLUMN user_id SET NOT NULL;
  `,
  // The last ids that an import has given: a browser may still have the id of a removed product.
  `
  CREATE SEQUENCE product_ids;
  CREATE SEQUENCE variant_ids;
  `,
];
