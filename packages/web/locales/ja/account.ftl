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
