### サインインと自分のアカウント。

account-sign-in = サインイン
account-to-site = { $site }
account-name-or-mail = ユーザー名またはメールアドレス
account-password = パスワード
account-forgotten = お忘れですか
account-or = または
account-none-open = アカウントがない場合は{ $create }か、そのまま{ $look }ことができます。
account-none-invitation = ここのアカウントは招待制です。アカウントなしで{ $look }ことができます。
account-create-one = 作成する
account-look-around = 見て回る
account-phrases = 一つの文を八つの言語で

## 自分のアカウント

account-needed = サインインしていません
account-needed-about = このページはあなた自身のアカウントのものです。サインインするとここに戻ります。
account-yours = あなたのアカウント
account-profile = プロフィール
account-security = サインインと安全
account-notifications = 通知
account-tokens = API トークン
account-never = なし
account-actions = 操作
account-field-full_name = 氏名
account-field-email = メールアドレス
account-full-name-hint = あなたの翻訳とともに、ファイルにも記されます。

## トークン

account-tokens-none = トークンはまだありません
account-tokens-none-about = スクリプト、継続的インテグレーション、コマンドラインのプログラムなどが、あなたの代わりに働くために必要です。
account-token-new = 新しいトークン
account-token-name = 名前
account-token-name-hint = プログラムの名前など、何のためのものか。
account-token-expires = 有効期限
account-token-expires-hint = 空欄なら無期限。
account-token-may = できること
account-token-used = 最後の使用
account-token-all = あなたにできるすべて
account-token-some = { $count ->
    [0] 閲覧のみ
   *[other] { $count } 個の権限
  }
account-token-for-all = あなたにできるすべて
account-token-for-look = 閲覧のみ
account-token-for-translate = 文字列の翻訳
account-token-for-files = ファイルのダウンロードとアップロード
account-token-make = トークンを作る
account-token-made = トークンができました
account-token-revoke = 無効にする
account-token-revoke-title = トークン「{ $name }」を無効にしますか
account-token-revoke-about = これを使うものは以後拒まれます。元には戻せません。

## プロフィール

account-appearance = 見た目
account-save = 保存
account-saved = 保存しました

## パスワード

account-password-current = 今のパスワード
account-password-current-hint = まだなければ空欄。
account-password-new = 新しいパスワード
account-password-hint = 10 文字以上。文章がよいでしょう。
account-password-change = パスワードを変更
account-password-changed = パスワードを変更しました。ほかのセッションはすべて終了しました。

## セッション

account-sessions = サインインしている場所
account-sessions-end-others = ほかのすべてからサインアウト
account-sessions-none = セッションでサインインしているブラウザーはありません
account-session-this = ここ
account-session-end = サインアウト
account-session-facts = { $address }、最後の使用は{ $time }
account-device-unknown = 不明な端末

## アカウントに起きたこと

account-acts = 起きたこと
account-act = 内容
account-act-time = 日時
account-act-device = 端末
account-act-address = アドレス
account-act-signed-in = サインイン
account-act-sign-in-failed = サインイン失敗
account-act-signed-out = サインアウト
account-act-session-ended = セッション終了
account-act-password-set = パスワード設定
account-act-reset-asked = パスワード再設定の依頼
account-act-sign-in-link-made = サインイン用リンクの作成
account-act-registered = アカウント作成
account-act-email-changed = メールアドレス変更
account-act-token-made = トークン作成
account-act-token-revoked = トークン無効化

## 通知

account-news-strings = 文字列
account-news-people = 人
account-news-projects = プロジェクトとリポジトリ
account-scope-watched = ウォッチ中のプロジェクト
account-scope-administered = 管理しているプロジェクト
account-scope-all = すべてのプロジェクト
account-frequency-off = なし
account-frequency-instant = すぐに
account-frequency-daily = 毎日
account-frequency-weekly = 毎週
account-frequency-monthly = 毎月
account-news-of-ToDoStringsNotification = 翻訳待ちの文字列
account-news-of-NewStringNotificaton = 新しい文字列
account-news-of-ChangedStringNotificaton = 変更された翻訳
account-news-of-TranslatedStringNotificaton = 新しい翻訳
account-news-of-ApprovedStringNotificaton = 承認された翻訳
account-news-of-MentionCommentNotificaton = あなたへの言及があるコメント
account-news-of-LastAuthorCommentNotificaton = あなたの翻訳へのコメント
account-news-of-NewCommentNotificaton = すべてのコメント
account-news-of-NewSuggestionNotificaton = 新しい提案
account-news-of-PendingSuggestionsNotification = 確認待ちの提案
account-news-of-NewContributorNotificaton = 新しい参加者
account-news-of-NewAnnouncementNotificaton = お知らせ
account-news-of-NewTranslationNotificaton = 新しい言語とその要望
account-news-of-NewComponentNotificaton = 新しいコンポーネント
account-news-of-NewAlertNotificaton = 警告
account-news-of-MergeFailureNotification = 失敗したマージ
account-news-of-ParseErrorNotification = 読めないファイル
account-news-of-RepositoryNotification = リポジトリの操作
account-news-of-LockNotification = ロック
account-news-of-LicenseNotification = ライセンスと契約

## 入り方

account-by-host = サインインは別の場所で行います
account-by-host-about = これを含むプログラムがサインインを扱います。そちらでサインインしてください。
account-use-passkey = パスキーを使う
account-continue-with = { $name } で続ける
account-second = もう一つ
account-second-about = このアカウントは、本人であることの二つ目の証明を求めています。
account-app-code = アプリのコード
account-app-code-hint = 六桁の数字。30 秒ごとに変わります。
account-recovery-code = 回復コード
account-recovery-code-hint = 一度だけ表示されたもののうちの一つ。それぞれ一度だけ使えます。
account-use-app = アプリを使う
account-use-recovery = 回復コードを使う
account-another = 別の人としてサインイン
account-go-on = 続ける
account-other-way = 別の方法でサインイン
account-back = サインインに戻る
account-sign-up = アカウントを作成
account-create = アカウントを作成
account-have-one = アカウントをお持ちなら{ $enter }。
account-closed = ここでアカウントを作ることはできません
account-closed-about = サイトの運営者に招待を頼んでください。
account-look-into-mail = メールを確認してください
account-mail-sent = { $mail } にリンクを送りました
account-mail-sent-about = 一度だけ、数時間有効です。届かなければ迷惑メールを確かめるか、もう一度試してください。
account-field-username = ユーザー名
account-confirm = ようこそ
account-confirm-about = このリンクでアドレスが確認されます。まだならパスワードを選んでください。
account-reset = パスワードを忘れた場合
account-reset-about = アドレスを入力すると、新しいパスワードを選ぶためのリンクを送ります。
account-reset-send = リンクを送る
account-reset-sent = このアドレスのアカウントがあれば、リンクが届きます。一度だけ使えます。
account-half-link = このリンクは途中で切れています
account-half-link-about = メールからもう一度開くか、全体をアドレスバーにコピーしてください。
account-invited = 招待されています
account-invited-to = { $to } へ
account-invited-by = { $inviter } から { $to } へ
account-join = 参加する
account-join-as = { $name } として参加します。
account-has-one = { $mail } にはすでにアカウントがあります
account-has-one-about = まずサインインし、それからリンクをもう一度開いてください。

## 二段階目とパスキー

account-factors = 二段階認証
account-factors-on = オン
account-factors-off = オフ
account-factors-about = 電話のアプリが 30 秒ごとに新しいコードを表示します。{ $codes ->
    [0] 回復コードはありません。
   *[other] 回復コードはあと { $codes } 個です。
  }
account-factors-set-up = アプリを設定
account-factors-remove = アプリを外す
account-recovery-codes = 回復コード。電話とは別の場所に保管してください
account-recovery-renew = 回復コードを作り直す
account-proof-hint = サインインから時間がたっています。もう一度本人であることを示してください。
account-scan = アプリでこれを読み取り、表示されたコードを入力してください。
account-qr = 読み取るコード
account-or-type = または次をアプリに入力：
account-passkey = パスキー
account-passkeys = パスキー
account-passkey-add = パスキーを追加
account-passkeys-none = パスキーはまだありません
account-passkeys-none-about = パスキーは端末でパスワードなしにサインインでき、誤って人に渡すことがありません。
account-passkey-made = { $time }に作成
account-passkey-used = 最後の使用は{ $time }
account-remove = 外す
account-identities = ほかの場所のアカウント
account-identity-tie = このアカウントに結び付ける

## 働き方

account-work = 働き方
account-languages = 翻訳先の言語
account-languages-hint = スタートページに、その言語で待っているものが出ます。
account-secondary_languages = 読める言語
account-secondary_languages-hint = 作業中の文字列の横に、その翻訳が並びます。
account-remove-language = { $language } を外す
account-enter-saves = Enter で保存
account-enter-saves-hint = そのとき改行は Shift と Enter です。
account-act-second-factor-added = コード用アプリの設定
account-act-second-factor-removed = コード用アプリの解除
account-act-recovery-codes-made = 回復コードの作成
account-act-recovery-code-used = 回復コードの使用
account-act-passkey-added = パスキーの追加
account-act-passkey-removed = パスキーの解除
account-act-identity-linked = ほかの場所のアカウントの結び付け
account-act-identity-unlinked = ほかの場所のアカウントの解除
account-mail-again = メールを再送
account-mail-sent-again = 再送しました
